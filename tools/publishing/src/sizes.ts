/**
 * The largest download of each package, in kB: the measured size plus a tenth. When a package outgrows its
 * limit, look at what it gained before you raise the number.
 */
export const sizeLimits: Record<string, number> = {
  '@tandem/analytics-accounts': 43,
  '@tandem/analytics-posts': 90,
  '@tandem/api-client': 23,
  '@tandem/api-contract': 177,
  '@tandem/api-server': 624,
  '@tandem/app-frame': 13,
  '@tandem/choices': 23,
  '@tandem/connectors': 123,
  '@tandem/design-system': 425,
  '@tandem/feature-analytics': 51,
  '@tandem/feature-auth': 42,
  '@tandem/feature-ecommerce': 71,
  '@tandem/feature-integrations': 73,
  '@tandem/feature-settings': 54,
  '@tandem/feature-workspace': 40,
  '@tandem/format': 35,
  '@tandem/items': 35,
  '@tandem/lists': 42,
  '@tandem/page-parts': 41,
  '@tandem/provider-simulator': 1410,
  '@tandem/session': 17,
  '@tandem/styles': 29,
}

/** In kB too: for a new library, which has no line above yet. */
export const newLibraryLimit = 25

/** The largest stylesheet of the page in docs/embedding.md, in kB after gzip. */
export const pageStylesheetLimit = 4

/** The largest stylesheets in kB after gzip: of that page's components, and of three large ones. */
export const stylesheetLimits = [
  { components: ['Button', 'Card', 'Menu', 'TextField'], limit: pageStylesheetLimit },
  { components: ['DataTable', 'Dialog', 'Select'], limit: 6 },
]

/** The largest stylesheet of any three components, in kB after gzip. */
export const threeComponentsLimit = 8

/** And of what three open later; these open most. */
export const laterLimit = { components: ['DateRangeFilter', 'ColumnMenu', 'LineChart'], limit: 4.4 }

/** The largest script of one component, in kB after gzip, with React outside. */
export const componentLimits: Record<string, number> = {
  Button: 3.3,
  Card: 3,
  TextField: 4.8,
}

/** The largest declarations, in kB: of all files that a pattern finds among the staged packages. */
export const declarationLimits: Record<string, number> = {
  'api-contract/dist/endpoints.d.ts': 1,
  'api-contract/dist/*.d.ts': 830,
}
