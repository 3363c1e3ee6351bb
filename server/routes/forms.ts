/** Routes of the forms. All forms use the same sequence of checks. */
import { hash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { Attribution } from '#shared/forms/attribution.ts';
import { downloadForm } from '#shared/forms/download.fields.ts';
import type { FormAnswer, FormError } from '#shared/forms/formTypes.ts';
import { findLocale } from '#shared/locales.ts';
import { withThanksPage, thanksAddress } from '#shared/forms/thanks.ts';
import { localizedPath } from '#shared/paths.ts';
import type { AppOptions, AppEnv } from '../appOptions.ts';
import { attributionOf } from '../forms/attribution.ts';
import { withOffer } from '../downloads.ts';
import { toLead, type FormDefinition } from '../forms/definitions.ts';
import { ACCEPTED_TYPES, parseContentType, parseFormBody, type ContentType } from '../forms/formBody.ts';
import { takeGuardValues, type GuardValues } from '../forms/guardValues.ts';
import { verifyProof, type ProofState } from '../forms/proof.ts';
import { readBody } from '../forms/readBody.ts';
import { RequestFault } from '../forms/requestFault.ts';
import { createSpool, type Receive } from '../forms/spool.ts';
import { verifyStamp, type StampState } from '../forms/stamp.ts';
import { validate, type Validated } from '../forms/validate.ts';
import { leadDeliveries } from '../leadDeliveries.ts';
import { answerLanguage, receiversOf } from '../mailRoutes.ts';
import { clientOf, countOrRefuse, limitRequests } from '../middleware/clientLimit.ts';
import { halved, type Limit } from '../middleware/rateLimit.ts';
import { sameOrigin } from '../middleware/sameOrigin.ts';
import { slots } from '../middleware/slots.ts';
import { formPage } from '../pages/formPage.ts';
import { pageHeaders, renderPage } from '../pages/page.ts';
import { isHourlyLimitReached } from '../store/mailboxLimits.ts';
import { contentWindow, submit } from '../store/submissions.ts';
import { wordsOf } from '../words/words.ts';
import { wantsJson } from './answer.ts';
import { languageOf, pathBefore } from './language.ts';
import { MINUTE } from '../time.ts';

const UPLOADS_AT_ONCE = 20;
/** Maximum number of concurrent uploads per client. Otherwise one client could use all of them by sending slowly. */
const UPLOADS_OF_ONE = 3;
const OTHERS_AT_ONCE = 200;
/** Limit of attempts per client, valid or not. A person who corrects mistakes needs far fewer. */
const TRIES: readonly Limit[] = [{ count: 60, windowMs: 10 * MINUTE }];
/** Maximum length of each value that the error page shows again. Longer ones come from programs, and escaping them takes time. */
const MAX_SHOWN_LENGTH = 32 * 1024;

type FormContext = Context<AppEnv>;

/** The reason to quarantine a submission, or undefined. A page without script cannot send a proof of work and needs none. */
function suspicion(
  guard: GuardValues,
  stamp: StampState,
  proof: ProofState | undefined,
  fromScript: boolean,
): string | undefined {
  if (guard.honeypot !== '') return 'honeypot filled';
  if (stamp === 'invalid') return 'sent too fast or stamp forged';
  if (proof?.state === 'invalid') return 'proof of work wrong or too old';
  if (proof?.state === 'none' && fromScript) return 'proof of work missing';
  return undefined;
}

function answer(context: FormContext, { name }: FormDefinition): Response {
  if (wantsJson(context)) return context.json<FormAnswer>({ ok: true });
  const thanks = thanksAddress(context.req.query('page')) ?? localizedPath(languageOf(context), `/thanks/${name}`);
  return context.redirect(thanks, 303);
}

function withErrors(
  context: FormContext,
  { headers }: AppOptions,
  { form, name }: FormDefinition,
  sent: { errors: FormError[]; values: Record<string, unknown>; guard: GuardValues; attribution: Attribution },
): Response {
  const { errors, guard, attribution } = sent;
  if (wantsJson(context)) return context.json<FormAnswer>({ ok: false, errors }, 422);
  const entries = Object.entries(sent.values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const values = Object.fromEntries(entries.map(([field, text]) => [field, text.slice(0, MAX_SHOWN_LENGTH)]));
  const key = guard.key === '' ? crypto.randomUUID() : guard.key;
  const locale = languageOf(context);
  const title = wordsOf(locale).form[name];
  const page = context.req.query('page');
  const action = page !== undefined && thanksAddress(page) ? withThanksPage(form.action, page) : form.action;
  const content = formPage({ name, form, action, locale, errors, values, stamp: guard.stamp, key, attribution });
  return context.body(renderPage(locale, title, content), 422, pageHeaders(headers));
}

/** A valid submission. */
interface Sent extends Omit<Extract<Validated, { ok: true }>, 'ok'> {
  guard: GuardValues;
  attribution: Attribution;
  fromScript: boolean;
}

/** Stores the submission, unless the client has reached a limit. */
async function store(
  context: FormContext,
  options: AppOptions,
  definition: FormDefinition,
  { values, attachment, guard, attribution, fromScript }: Sent,
): Promise<Response> {
  const { secret, database, hasProofOfWork, confirmationsPerHour, acknowledgementsPerHour, log, now } = options;
  const { name, limits } = definition;
  const isDownload = name === 'download';
  const locale = languageOf(context);
  const own = toLead(values, locale);
  const lead = { ...(isDownload ? withOffer(own, options.downloads.offered(), locale) : own), attachment, attribution };
  const fileHash = attachment && hash('sha256', attachment.content, 'base64url');
  const content = JSON.stringify([values, fileHash]);
  const stamp = verifyStamp(secret, name, guard.stamp, now());
  const proof = hasProofOfWork ? await verifyProof(secret, name, guard.proof, now()) : undefined;
  const isUnproven = stamp !== 'valid' || (proof !== undefined && proof.state !== 'valid');
  const client = `${name} ${clientOf(context, options)}`;
  const allowed = isUnproven ? halved(limits) : limits;
  // Newsletter and download: the sender must confirm the address by a link in a mail.
  const isConfirmed = isDownload || definition.toSignUp !== undefined;
  // Counts the submissions that the store would save as new or as a replacement, and no repeats with the same key or without one.
  const sameForMs = guard.key === '' ? contentWindow(isConfirmed) : Infinity;
  const event = secret.sign('content', `${guard.key}\0${content}`);
  // An earlier content that is sent again with the same key replaces the later one.
  const of = guard.key === '' ? event : guard.key;
  await countOrRefuse(options, options.submissionLimiter, client, event, allowed, sameForMs, of);

  if (isConfirmed && (await isHourlyLimitReached(database, confirmationsPerHour)))
    log.warn('no confirmation mail, CONFIRMATIONS_PER_HOUR is reached');
  const quarantine = suspicion(guard, stamp, proof, fromScript);
  const answerLocale = findLocale(answerLanguage(lead.fields))?.key ?? locale;
  const isAcknowledged = acknowledgementsPerHour > 0 && !isUnproven && !isConfirmed;
  const result = await submit(
    database,
    secret,
    {
      form: name,
      key: guard.key,
      content,
      proof: proof?.state === 'valid' ? proof : undefined,
      quarantine,
      lead,
      signUp: definition.toSignUp && { ...definition.toSignUp(values, locale), attribution },
      download: isDownload ? { validMs: options.downloads.validMs } : undefined,
      deliveries: leadDeliveries(options, name),
      receivers: receiversOf(options.mailRoutes, { kind: name, fields: lead.fields }),
      acknowledge: isAcknowledged ? { locale: answerLocale, perHour: acknowledgementsPerHour } : undefined,
    },
    confirmationsPerHour,
  );
  if (result === 'stored') options.views?.sent(name, pathBefore(context));
  return answer(context, definition);
}

async function handle(
  context: FormContext,
  options: AppOptions,
  definition: FormDefinition,
  type: ContentType,
  bytes: Buffer,
): Promise<Response> {
  const body = parseFormBody(bytes, type, definition.form.file?.name);
  const guard = takeGuardValues(body.values);
  context.set('locale', guard.locale);
  const attribution: Attribution = options.attribution
    ? attributionOf({
        field: guard.attribution,
        referer: context.req.header('referer'),
        origins: options.origins,
        clickIds: options.attribution.clickIds,
      })
    : {};
  const validated = validate(definition, body);
  // The script of the page sends multipart and accepts JSON. A browser without script, and the beacon of a page that is left, do not.
  const fromScript = type.kind === 'json' || wantsJson(context);
  if (validated.ok) return store(context, options, definition, { ...validated, guard, attribution, fromScript });
  const { errors } = validated;
  // The page sets the name of the file, so the visitor cannot correct it.
  if (definition.name === 'download' && errors.some(({ field }) => field === downloadForm.fields.file.name))
    throw new RequestFault(422, 'notOffered');
  return withErrors(context, options, definition, { errors, values: body.values, guard, attribution });
}

/** Creates the sub-app of one form, with its route at `/`. */
export function formRoute(options: AppOptions, definition: FormDefinition, isOn: boolean): Hono<AppEnv> {
  const { form, maxBody } = definition;
  const receive: Receive = form.file
    ? createSpool(options.dataDirectory)
    : async (request, maxSize, use) => use(await readBody(request, maxSize));
  const route = new Hono<AppEnv>();
  route.post(
    '/',
    async (_context, next) => {
      if (!isOn) throw new RequestFault(410, 'off');
      await next();
    },
    // Checked before the rate limit: a page of another site must not use up the rate limit of its visitor.
    sameOrigin(options.origins),
    async (context, next) => {
      await limitRequests(context, options, 'tries', TRIES);
      await next();
    },
    ...(form.file && options.hasRateLimit ? [slots(UPLOADS_OF_ONE, (context) => clientOf(context, options))] : []),
    slots(form.file ? UPLOADS_AT_ONCE : OTHERS_AT_ONCE),
    (context) => {
      const type = parseContentType(context.req.header('content-type'));
      if (!type) {
        context.header('Accept-Post', ACCEPTED_TYPES);
        throw new RequestFault(415, 'unsupportedType');
      }
      return receive(context.req.raw, maxBody[type.kind], (bytes) => handle(context, options, definition, type, bytes));
    },
  );
  return route;
}
