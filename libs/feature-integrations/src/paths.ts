/** The addresses of this library; they are defined only here. */
export const integrationsPaths = {
  group: '/integrations',
  socialMedia: '/integrations/social-media',
  /** The same page with the dialog that tracks an account. */
  trackAccount: '/integrations/social-media?tab=tracker&open=track',
  stores: '/integrations/e-commerce',
  /** The same page with the dialog that connects a store. */
  connectStore: '/integrations/e-commerce?connect=shopify',
} as const
