/** The header with which a person's token is sent. */
export const bearer = (token: string | null) => ({ authorization: `Bearer ${token}` })
