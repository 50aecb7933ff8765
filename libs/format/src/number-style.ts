/** Whose separators the product offers: Turkish ones (`1.234,5`, as specified), English (`1,234.5`) or French (`1 234,5`). */
export const numberStyles = ['tr', 'en', 'fr'] as const
export type NumberStyle = (typeof numberStyles)[number]
