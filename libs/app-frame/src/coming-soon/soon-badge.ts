import { key } from './messages.ts'

/** The badge of a menu entry whose page doesn't exist yet. */
export const soonBadge = key('comingSoon.badge')
