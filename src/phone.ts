// Australian phone numbers: typed as people do, kept as the digits that are dialled inside the country.

/** The digits of (02) XXXX XXXX, +61 2 XXXX XXXX or 13 XX XX; any other text stays as it is, so that it can be named. */
export function readPhone(typed: string): string {
  const digits = typed.replace(/[\s().\u2010-\u2015-]/g, '').replace(/^(?:\+|00)?610?(?=[23478]\d{8}$)/, '0');
  return /^\+?\d*$/.test(digits) ? digits : typed;
}

/** Grouped as it is read, and as the form takes it: 02 XXXX XXXX, 04XX XXX XXX, 1300 XXX XXX or 13 XX XX. */
export function formatPhone(digits: string): string {
  return /^(?:04|1[38]00)/.test(digits)
    ? digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')
    : digits.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3').replace(/^(13)(\d\d)(\d\d)$/, '$1 $2 $3');
}

/**
 * With the country code, so that it can be dialled from anywhere: +61 and nine digits; 13 and 1300 numbers as they are.
 */
export function internationalPhone(digits: string): string {
  return digits.replace(/^0/, '+61');
}

export function phoneHref(digits: string): string {
  return `tel:${internationalPhone(digits)}`;
}
