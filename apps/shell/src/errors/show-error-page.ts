import type { createBrowserRouter } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Puts the error page of a status in the place of the page that failed, so that Go Back leads to where the user
 * came from and not into the failure again. A page still on its way is waited for: it has no place to give yet.
 */
export function showErrorPage(router: Router, status: number) {
  const { navigation, location } = router.state
  const failed = (navigation.location ?? location).pathname
  const show = () => {
    // Whoever has moved on meanwhile is left in peace.
    if (router.state.location.pathname === failed) void router.navigate(`/error/${status}`, { replace: true })
  }
  if (navigation.state === 'idle') return show()
  const stop = router.subscribe((state) => {
    if (state.navigation.state !== 'idle') return
    stop()
    show()
  })
}
