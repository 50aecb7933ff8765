/** The version of the Admin API: each lives at least twelve months (October 2027 for this one). */
export const apiVersion = '2026-10'
