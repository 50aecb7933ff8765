import './index.css'
import { readStored } from '@tandem/session'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { RootOptions } from 'react-dom/client'
import { createApp } from './create-app.tsx'
import { firstPage, firstUse, loadStyles, readDrawnPage } from './drawn-page.ts'
import { reportError } from './errors/report-error.ts'

const container = document.getElementById('root')!
const options: RootOptions = {
  onCaughtError: reportError,
  // What React drew again and got past; the cause is what happened.
  onRecoverableError: (error) => reportError((error as Error).cause ?? error),
}

const drawn = readDrawnPage()
const hasSession = readStored('personal_access_token') !== null
// theme.js has hidden what only those without a session see.
const isShown = drawn !== null && (drawn.isForAll || !hasSession)

if (isShown && drawn.path !== location.pathname) history.replaceState(null, '', drawn.path)
const { app, router } = createApp(undefined, isShown ? drawn : null)
const drawApp = () =>
  loadStyles().then(() => {
    delete container.dataset.beforeScript
    createRoot(container, options).render(app)
  })

if (isShown) {
  // Not awaited: parts of the page import from this file, and would wait for it.
  void firstPage(router).then(() => {
    const { location: at, errors } = router.state
    // A history entry may hold what the host does not know, such as how long to wait.
    const isSame = drawn.canTakeOver && at.pathname === drawn.path && at.state === null && errors === null
    if (!isSame) return drawApp()
    hydrateRoot(container, app, options)
    delete container.dataset.beforeScript
    // The page has the styles that it needs; those of the next one would hold up what is asked of this one.
    return firstUse(router).then(loadStyles)
  })
} else {
  container.replaceChildren()
  delete container.dataset.drawn
  void drawApp()
}
