// Australian Business Numbers: eleven digits, however they are spaced.

const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19] as const;

/** As the register writes it: 12 345 678 901. */
export function formatAbn(abn: string): string {
  return abn.replace(/\s/g, '').replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}

/** The register's own check: one less in the first digit, and the weighted sum is a multiple of 89. */
export function isValidAbn(abn: string): boolean {
  const digits = abn.replace(/\s/g, '');
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (sum - WEIGHTS[0]) % 89 === 0;
}
