/** Statuses that have an error page. Alone in its file: the sign-in page loads it, and none of the calls of `helpers.ts`. */
export const errorPageStatuses = ['404', '422', '429', '500', '503'] as const
