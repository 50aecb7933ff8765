/**
 * The largest download of each package, in kB: the measured size plus a tenth. When a package outgrows its
 * limit, look at what it gained before you raise the number.
 */
export const sizeLimits: Record<string, number> = {
  '@tandem/analytics-accounts': 37,
  '@tandem/analytics-posts': 71,
  '@tandem/api-client': 20,
  '@tandem/api-contract': 195,
  '@tandem/api-server': 550,
  '@tandem/app-frame': 11,
  '@tandem/choices': 19,
  '@tandem/connectors': 106,
  '@tandem/design-system': 385,
  '@tandem/feature-analytics': 33,
  '@tandem/feature-auth': 37,
  '@tandem/feature-ecommerce': 55,
  '@tandem/feature-integrations': 60,
  '@tandem/feature-settings': 48,
  '@tandem/feature-workspace': 34,
  '@tandem/format': 20,
  '@tandem/items': 26,
  '@tandem/lists': 26,
  '@tandem/page-parts': 20,
  '@tandem/provider-simulator': 1240,
  '@tandem/session': 16,
  '@tandem/styles': 29,
}

/** In kB too: for a new library, which has no line above yet. */
export const newLibraryLimit = 25
