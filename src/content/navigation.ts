interface NavigationItem {
  readonly label: string;
  readonly to: string;
}

export const headerLinks: readonly NavigationItem[] = [
  { label: 'Services', to: '/#services' },
  { label: 'About', to: '/#about' },
  { label: 'Contact', to: '/#contact' },
  { label: 'Resources', to: '/resources' },
];

export const quickLinks: readonly NavigationItem[] = [
  { label: 'Services', to: '/#services' },
  { label: 'About', to: '/#about' },
  { label: 'Workflow', to: '/#workflow' },
  { label: 'Contact', to: '/#contact' },
  { label: 'Resources', to: '/resources' },
];

/** From the services to some cards of /resources. */
export const tradeLinks: readonly NavigationItem[] = [
  { label: 'plumbing', to: '/resources#plumbing-services' },
  { label: 'dental', to: '/resources#dental-practices' },
  { label: 'accounting', to: '/resources#accounting-firms' },
];

export const legalLinks: readonly NavigationItem[] = [
  { label: 'Privacy policy', to: '/privacy-policy' },
  { label: 'Terms of service', to: '/terms-of-service' },
];

export const footerServices = [
  'Process Automation',
  'Workflow Optimisation',
  'Lead Management',
  'Custom AI Solutions',
] as const;

/**
 * Milliseconds between showing another page and scrolling to the section that a link names, by where the link is. The
 * figures are specified.
 */
export const scrollDelays = {
  header: 500,
  footer: 100,
  resourcesHero: 100,
  /** For other links, and for addresses with a hash. */
  elsewhere: 300,
} as const;
