export const businessTypeOptions = [
  { value: 'professional-services', label: 'Professional Services' },
  { value: 'healthcare', label: 'Healthcare' },
  { value: 'trades', label: 'Trades' },
  { value: 'other', label: 'Other' },
] as const;

export type BusinessTypeOption = (typeof businessTypeOptions)[number]['value'];
