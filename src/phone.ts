/** An Australian number grouped as it is read: (02) XXXX XXXX, 04XX XXX XXX or 1300 XXX XXX. */
export function formatPhone(digits: string): string {
  return /^(?:04|1[38]00)/.test(digits)
    ? digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')
    : digits.replace(/^(\d{2})(\d{4})(\d{4})$/, '($1) $2 $3');
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
