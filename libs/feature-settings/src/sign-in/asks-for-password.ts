import { isApiError } from '@tandem/api-client'

/** Whether the server wants to see the password first: the next step of a form, and no mistake in it. */
export const asksForPassword = (error: unknown): boolean => isApiError(error) && 'password' in error.errors
