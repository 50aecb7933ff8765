/**
 * How large the download of each package may be, in kB: what was measured and a tenth. A package that outgrows this
 * has gained something that is worth a look before it is worth a larger number.
 */
export const sizeLimits: Record<string, number> = {
  '@tandem/api-client': 20,
  '@tandem/api-contract': 150,
  '@tandem/api-server': 425,
  '@tandem/connectors': 89,
  '@tandem/design-system': 385,
  '@tandem/feature-analytics': 140,
  '@tandem/feature-auth': 32,
  '@tandem/feature-ecommerce': 42,
  '@tandem/feature-integrations': 60,
  '@tandem/feature-settings': 48,
  '@tandem/feature-workspace': 34,
  '@tandem/format': 20,
  '@tandem/provider-simulator': 1240,
  '@tandem/session': 16,
  '@tandem/styles': 29,
  '@tandem/workbench': 86,
}

/** In kB too: for a new library, which has no line above yet. */
export const newLibraryLimit = 25
