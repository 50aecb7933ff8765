import './index.css'
import { language, setLanguage } from '@tandem/format'
import { readStored } from '@tandem/session'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { RootOptions } from 'react-dom/client'
import { createApp } from './create-app.tsx'
import { firstPage, firstUse, loadStyles, readRenderedPage } from './rendered-page.ts'
import { reportError } from './errors/report-error.ts'
import { loadFirstTexts } from './languages/load-texts.ts'
import { readBuild } from './offline/build-name.ts'
import { forgetDevice } from './offline/forget-device.ts'

const container = document.getElementById('root')!
const options: RootOptions = {
  onCaughtError: reportError,
  // An error from which React recovered by rendering again; its cause is the original error.
  onRecoverableError: (error) => reportError((error as Error).cause ?? error),
}

// theme.js or the host has set the language of the document.
const chosenLanguage = document.documentElement.lang
setLanguage(chosenLanguage)

const rendered = readRenderedPage()
const token = readStored('personal_access_token')
// If there is a session, theme.js has hidden pages for people without one.
const isShown = rendered !== null && (rendered.isForAll || token === null)

if (isShown && rendered.path !== location.pathname) history.replaceState(null, '', rendered.path)

// The last visitor may have left without signing out, for example by clearing a part of the browser's storage.
if (token === null) forgetDevice()

/** Used when the texts of a page can't be loaded. English texts are part of the code. */
function fallBackToEnglish(error: unknown) {
  reportError(error)
  setLanguage('en')
  document.documentElement.lang = 'en'
}

async function start() {
  await loadFirstTexts().catch(fallBackToEnglish)
  const { app, router } = createApp(
    undefined,
    isShown ? rendered : null,
    isShown ? null : await findLastSeen(),
  )
  const renderApp = () => {
    delete container.dataset.beforeScript
    createRoot(container, options).render(app)
  }
  if (!isShown) {
    container.replaceChildren()
    delete container.dataset.signedOut
    await loadStyles()
    renderApp()
    return
  }
  await firstPage(router)
  const { location: at, errors } = router.state
  // The history entry may contain state that the host doesn't know, such as how long to wait.
  const isSame =
    rendered.canTakeOver &&
    at.pathname === rendered.path &&
    at.state === null &&
    errors === null &&
    language() === chosenLanguage
  if (!isSame) {
    await loadStyles()
    const focused = document.activeElement?.getAttribute('name')
    // Rendered synchronously, so that no key is pressed between the old form, which use-typed-before.ts reads, and the
    // new one.
    flushSync(renderApp)
    container.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus()
    return
  }
  hydrateRoot(container, app, options)
  delete container.dataset.beforeScript
  // The page has the styles it needs. Loading those of the next page now would delay this page's own requests.
  await firstUse(router)
  await loadStyles()
}

/** The data that the browser stored at the last visit; null if the service worker doesn't control the page. */
function findLastSeen() {
  const build = readBuild()
  if (token === null || build === null || !navigator.serviceWorker?.controller) return null
  return Promise.race([
    import('./offline/open-last-seen.ts').then((offline) => offline.findLastSeen(token, build)),
    // Without a network there is nothing else to show.
    new Promise<null>((done) => setTimeout(done, navigator.onLine ? 500 : 10_000, null)),
  ]).catch(() => null)
}

// Not awaited: parts of the page import from this file, and would wait for it.
void start()
