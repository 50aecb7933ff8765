/** The address of the page that explains the figures. */
export const helpPath = '/help'
