import { pageText } from '@tandem/workbench'
import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { errorTextOf } from './errors/error-texts.ts'
import { shellMessages } from './messages.ts'

/** Around every page: its title in the tab, and after a navigation the focus on its heading. */
export function Root() {
  const text = shellMessages.useText()
  const { pathname } = useLocation()
  useFocusOnHeading(pathname)
  const { title } = pageText(pathname) ?? errorTextOf(pathname)
  return (
    <>
      <title>{text('documentTitle', { page: title })}</title>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** A screen reader notices a new page by the focus; the first page of a visit is announced by the browser. */
function useFocusOnHeading(pathname: string) {
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])
}
