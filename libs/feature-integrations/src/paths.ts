/** The addresses of this library; the only place where they are spelled. */
export const integrationsPaths = {
  group: '/integrations',
  socialMedia: '/integrations/social-media',
  /** The same page with the dialog that follows an account of others. */
  trackAccount: '/integrations/social-media?tab=tracker&open=track',
  stores: '/integrations/e-commerce',
  /** The same page with the dialog that connects a store. */
  connectStore: '/integrations/e-commerce?connect=shopify',
} as const
