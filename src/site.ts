// The facts of the business. Change them here; every page, link and file takes them from this file.

export const site = {
  /** The name in the header, the footer and the page titles. */
  brand: 'Wattlewire',

  /** One line that says what the business does and where. */
  tagline: 'Business automation for Canberra’s trades, clinics and firms',

  /** Digits only, as dialled inside Australia. It is shown grouped, and dialled with the country code. */
  phone: '0255500142',

  email: 'hello@wattlewire.example',

  location: 'Canberra',

  /** The address of the live site, such as https://www.example.com.au, without a path. SITE_URL overrides it. */
  url: process.env.SITE_URL ?? '',

  /** The automation webhook that receives each sign-up. WEBHOOK_URL overrides it. */
  webhookUrl: process.env.WEBHOOK_URL ?? '',

  /** 'no-cors', where a sent request counts as success, or 'cors', which reads the answer. WEBHOOK_MODE overrides it. */
  webhookMode: process.env.WEBHOOK_MODE ?? 'no-cors',
} as const;
