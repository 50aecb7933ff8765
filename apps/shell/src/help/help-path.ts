/** Where the figures are explained. */
export const helpPath = '/help'
