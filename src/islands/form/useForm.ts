import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Form, FormError, FormName } from '#shared/forms/formTypes.ts';
import type { Ticket } from '#shared/forms/guard.fields.ts';
import { fetchTicket, send } from './send.ts';

export type FormState = 'idle' | 'sending' | 'done' | 'failed';

interface FormControl {
  state: FormState;
  /** What the server refused, by field. */
  errors: readonly FormError[];
  /** Code of a field's error, if it has one. */
  errorOf: (field: string) => FormError['code'] | undefined;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** For the summary of errors, which takes the focus when it appears. */
  summary: React.RefObject<HTMLDivElement | null>;
}

/** The life of a form in the browser: it wakes, fetches its ticket, sends, and shows the answer. What was typed stays. */
export function useForm(name: FormName, form: Form): FormControl {
  const [state, setState] = useState<FormState>('idle');
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const ticket = useRef<Promise<Ticket>>(undefined);
  const summary = useRef<HTMLDivElement>(null);

  // The form's age is judged by its ticket, so it is fetched when the form wakes, not when it is sent.
  useEffect(() => {
    ticket.current = fetchTicket(name);
    ticket.current.catch(() => (ticket.current = undefined));
  }, [name]);

  useEffect(() => {
    if (errors.length > 0) summary.current?.focus();
  }, [errors]);

  const trySend = async (element: HTMLFormElement) => {
    setState('sending');
    setErrors([]);
    try {
      ticket.current ??= fetchTicket(name);
      const answer = await send(form.action, new FormData(element), await ticket.current);
      ticket.current = undefined;
      if (answer.ok) {
        setState('done');
      } else {
        setErrors(answer.errors);
        setState(answer.errors.some(({ field }) => field !== '') ? 'idle' : 'failed');
      }
    } catch {
      ticket.current = undefined;
      setState('failed');
    }
  };

  return {
    state,
    errors,
    errorOf: (field) => errors.find((error) => error.field === field)?.code,
    submit: (event) => {
      event.preventDefault();
      if (state !== 'sending') void trySend(event.currentTarget);
    },
    summary,
  };
}
