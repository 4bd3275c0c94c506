/** An Australian number grouped as it is read: (02) XXXX XXXX, 04XX XXX XXX or 1300 XXX XXX. */
export function formatPhone(digits: string): string {
  return /^(?:04|1[38]00)/.test(digits)
    ? digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')
    : digits.replace(/^(\d{2})(\d{4})(\d{4})$/, '($1) $2 $3');
}

/** The `tel:` address with the country code, so that it dials from anywhere. */
export function phoneHref(digits: string): string {
  return `tel:${digits.replace(/^0/, '+61')}`;
}
