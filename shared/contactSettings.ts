/** Contact channels besides the form, as set in `site.config.ts`. */
import { site } from '#site.config';

export interface ContactSettings {
  email: string;
  /** Numbers in E.164 format, such as +15550100. Spaces and hyphens between the digits are allowed, for readability. */
  telephone?: string;
  whatsapp?: string;
  /** https address where visitors book a meeting. */
  booking?: string;
}

/** The settings of this company. */
export const contactSettings: ContactSettings = site.contact;

/** A country code and more digits, at most fifteen together, optionally separated by single spaces or hyphens. */
export const TELEPHONE = /^\+[1-9](?:[ -]?\d){6,14}$/;

/** Returns `number` in E.164 format: +15550100. */
export const e164 = (number: string): string => number.replaceAll(/[ -]/g, '');

/** Address that calls `number`. */
export const telephoneAddress = (number: string): string => `tel:${e164(number)}`;

/** Address that opens a chat with `number` in WhatsApp. */
export const whatsappAddress = (number: string): string => `https://wa.me/${e164(number).slice(1)}`;
