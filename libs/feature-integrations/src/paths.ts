/** The addresses of this library; the only place where they are spelled. */
export const integrationsPaths = {
  group: '/integrations',
  stores: '/integrations/e-commerce',
} as const
