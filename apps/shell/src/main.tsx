import './index.css'
import { language, setLanguage } from '@tandem/format'
import { readStored } from '@tandem/session'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { RootOptions } from 'react-dom/client'
import { createApp } from './create-app.tsx'
import { firstPage, firstUse, loadStyles, readDrawnPage } from './drawn-page.ts'
import { reportError } from './errors/report-error.ts'
import { loadFirstTexts } from './languages/load-texts.ts'
import { readBuild } from './offline/build-name.ts'
import { forgetDevice } from './offline/forget-device.ts'

const container = document.getElementById('root')!
const options: RootOptions = {
  onCaughtError: reportError,
  // What React drew again and got past; the cause is what happened.
  onRecoverableError: (error) => reportError((error as Error).cause ?? error),
}

// theme.js or the host has chosen it.
const chosenLanguage = document.documentElement.lang
setLanguage(chosenLanguage)

const drawn = readDrawnPage()
const token = readStored('personal_access_token')
// theme.js has hidden what only those without a session see.
const isShown = drawn !== null && (drawn.isForAll || token === null)

if (isShown && drawn.path !== location.pathname) history.replaceState(null, '', drawn.path)

// Whoever was here before may have left without signing out, such as by clearing a part of the browser's storage.
if (token === null) forgetDevice()

/** For a page whose texts can't be loaded: English comes with the code. */
function fallBackToEnglish(error: unknown) {
  reportError(error)
  setLanguage('en')
  document.documentElement.lang = 'en'
}

async function start() {
  await loadFirstTexts().catch(fallBackToEnglish)
  const { app, router } = createApp(undefined, isShown ? drawn : null, isShown ? null : await findLastSeen())
  const drawApp = () => {
    delete container.dataset.beforeScript
    createRoot(container, options).render(app)
  }
  if (!isShown) {
    container.replaceChildren()
    delete container.dataset.drawn
    await loadStyles()
    drawApp()
    return
  }
  await firstPage(router)
  const { location: at, errors } = router.state
  // A history entry may hold what the host does not know, such as how long to wait.
  const isSame =
    drawn.canTakeOver &&
    at.pathname === drawn.path &&
    at.state === null &&
    errors === null &&
    language() === chosenLanguage
  if (!isSame) {
    await loadStyles()
    const focused = document.activeElement?.getAttribute('name')
    // At once, so that no key is pressed between the old form, which use-typed-before.ts reads, and the new one.
    flushSync(drawApp)
    container.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus()
    return
  }
  hydrateRoot(container, app, options)
  delete container.dataset.beforeScript
  // The page has the styles that it needs; those of the next one would hold up what is asked of this one.
  await firstUse(router)
  await loadStyles()
}

/** What the browser keeps of the last visit; null where the service worker does not control the page. */
function findLastSeen() {
  const build = readBuild()
  if (token === null || build === null || !navigator.serviceWorker?.controller) return null
  return Promise.race([
    import('./offline/open-last-seen.ts').then((offline) => offline.findLastSeen(token, build)),
    new Promise<null>((done) => setTimeout(done, 500, null)),
  ]).catch(() => null)
}

// Not awaited: parts of the page import from this file, and would wait for it.
void start()
