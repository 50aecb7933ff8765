import { pageText } from '@tandem/app-frame'
import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import type { Location } from 'react-router'
import { firstMessages } from './first-messages.ts'
import { RouteProgress } from './progress/route-progress.tsx'

/**
 * For the first page of every visit, the router stores the scroll position under the same key. A link to a part of a
 * page must lead there, whatever the position of an earlier visit in this tab.
 */
const positionKey = ({ key, hash }: Location) =>
  key === 'default' && hash !== '' ? `${performance.timeOrigin}${hash}` : key

/** Wraps every page: sets its title in the tab, and moves the focus to its heading after a navigation. */
export function Root() {
  const text = firstMessages.useText()
  const { pathname } = useLocation()
  useFocusOnHeading(pathname)
  // An address without a name is an error page, which sets its own title.
  const page = pageText(pathname)
  return (
    <>
      {page && <title>{text('documentTitle', { page: page.title })}</title>}
      <RouteProgress />
      <Outlet />
      <ScrollRestoration getKey={positionKey} />
    </>
  )
}

/**
 * A screen reader notices a new page by the focus, which goes to its heading unless a field wants it. The browser announces the first page of a visit itself,
 * also after a redirect: a person who already works in the frame keeps the focus.
 */
function useFocusOnHeading(pathname: string) {
  const before = useRef<string | null>(null)
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1')
    const isFirst = before.current === null
    if (before.current === pathname || (isFirst && heading === null)) return
    before.current = pathname
    if (isFirst) return
    const field = document.querySelector<HTMLElement>('main [data-autofocus]')
    const target = field ?? heading ?? document.querySelector('main')
    if (field === null) target?.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
  }, [pathname])
}
