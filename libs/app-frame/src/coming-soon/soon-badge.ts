import { key } from './messages.ts'

/** The badge of an entry of the menu whose page is not there yet. */
export const soonBadge = key('comingSoon.badge')
