/** Whose separators numbers can have: Turkish ones (`1.234,5`, as specified), English (`1,234.5`) or French (`1 234,5`). */
export const numberStyles = ['tr', 'en', 'fr'] as const
export type NumberStyle = (typeof numberStyles)[number]

let chosen: NumberStyle = 'tr'

/** Gives all numbers these separators from now on. Numbers on screen change when they are drawn again. */
export function setNumberStyle(style: NumberStyle): void {
  chosen = style
}

/** Whose separators numbers have. */
export const numberStyle = (): NumberStyle => chosen
