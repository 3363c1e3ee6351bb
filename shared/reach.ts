/** How the company is reached besides the form, as `site.config.ts` says. */
import { site } from '#site.config';

export interface Reach {
  email: string;
  /** Numbers in the form of E.164, such as +15550100; spaces and hyphens between the figures are for readers. */
  telephone?: string;
  whatsapp?: string;
  /** Address with https where visitors book a meeting. */
  booking?: string;
}

/** The settings of this company. */
export const reach: Reach = site.contact;

/** A country code and further figures, at most fifteen in all, parted by single spaces or hyphens or by nothing. */
export const TELEPHONE = /^\+[1-9](?:[ -]?\d){6,14}$/;

/** `number` for machines, as E.164 writes it: +15550100. */
export const e164 = (number: string): string => number.replaceAll(/[ -]/g, '');

/** Address that opens a chat with `number` in WhatsApp. */
export const whatsappAddress = (number: string): string => `https://wa.me/${e164(number).slice(1)}`;
