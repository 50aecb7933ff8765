/**
 * Statuses that have an error page. In a file of its own, because the sign-in page loads it without the calls
 * of `helpers.ts`.
 */
export const errorPageStatuses = ['404', '422', '429', '500', '503'] as const
