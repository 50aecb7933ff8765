/**
 * How large the download of each package may be, in kB: what was measured and a tenth. A package that outgrows this
 * has gained something that is worth a look before it is worth a larger number.
 */
export const sizeLimits: Record<string, number> = {
  '@tandem/api-client': 20,
  '@tandem/api-contract': 135,
  '@tandem/api-server': 402,
  '@tandem/connectors': 89,
  '@tandem/design-system': 385,
  '@tandem/feature-analytics': 130,
  '@tandem/feature-auth': 32,
  '@tandem/feature-ecommerce': 42,
  '@tandem/feature-integrations': 60,
  '@tandem/feature-settings': 48,
  '@tandem/feature-workspace': 34,
  '@tandem/format': 18,
  '@tandem/provider-simulator': 1240,
  '@tandem/session': 16,
  '@tandem/styles': 29,
  '@tandem/workbench': 76,
}

/** In kB too: for a new library, which has no line above yet. */
export const newLibraryLimit = 25
