import type { Feature } from '@tandem/app-frame'
import { loginPath } from '@tandem/session'
import { matchRoutes } from 'react-router'
import type { Choices } from './choices.ts'
import type { DevelopedFeature } from './developed-feature.ts'

/** All routes of a feature, for those who are signed in and for those who are not. */
export const routesOf = ({ routes = [], publicRoutes = [] }: Feature) => [...routes, ...publicRoutes]

/** Where a feature opens: `/` and what is left from signing out lead to its start; any other address was asked for. */
export function openingAddress({ feature, at }: DevelopedFeature, start: Choices['start']): string {
  const { pathname } = window.location
  const isOwn = matchRoutes(routesOf(feature), pathname) !== null
  return !isOwn && (pathname === '/' || pathname === loginPath) ? (start ?? at) : pathname
}
