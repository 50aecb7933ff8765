/** The version of the Graph API and the login dialog: each version lives about two years. */
export const apiVersion = 'v25.0'
