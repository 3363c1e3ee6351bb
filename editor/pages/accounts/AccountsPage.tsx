import type { AccountsAnswer } from '../../accounts/answers.ts';
import { LoadState } from '../parts/LoadState.tsx';
import { useData } from '../parts/useData.ts';
import { AccountCard } from './AccountCard.tsx';
import { AddAccount } from './AddAccount.tsx';

/** The accounts of the service, for administrators. */
export function AccountsPage() {
  const { data, fault, reload } = useData<AccountsAnswer>('/api/accounts');
  return (
    <>
      <h1 className="text-title font-semibold">Accounts</h1>
      <p className="mt-2 text-muted">A change applies at once and signs the account out.</p>
      <LoadState data={data} fault={fault} />
      <ul className="mt-8 grid gap-4">
        {data?.accounts.map((account) => (
          <AccountCard key={account.name} account={account} hasPasswords={data.hasPasswords} onChange={reload} />
        ))}
      </ul>
      {data?.hasPasswords && <AddAccount onEnd={reload} />}
    </>
  );
}
