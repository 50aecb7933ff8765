/** The version of the Graph API that is asked for, and of the login dialog: each lives about two years. */
export const apiVersion = 'v25.0'
