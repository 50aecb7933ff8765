import axe from 'axe-core'
import { afterEach } from 'vitest'

declare module 'vitest' {
  interface TestContext {
    /** The story that a test has shown, and that stands until the next one; see @storybook/addon-vitest. */
    story?: { parameters: { a11y?: { context?: { exclude?: string[] } } } }
  }
}

/** What a theme can get wrong; everything else about a story is the same in the other one. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Without it, colours would be read while they are still on their way to the other theme. */
const still = document.createElement('style')
still.textContent = '*, *::before, *::after { transition: none !important; }'

/** Whether what a story has come to can be read in the other theme too. */
async function checkOtherTheme(exclude: string[] = []) {
  const root = document.documentElement
  const theme = root.dataset.theme ?? 'light'
  const other = theme === 'dark' ? 'light' : 'dark'
  document.head.append(still)
  root.dataset.theme = other
  const { violations } = await axe
    .run({ include: document.body, exclude }, { runOnly: rulesOfColour, resultTypes: ['violations'] })
    .finally(() => {
      root.dataset.theme = theme
      // Read, so that the colours are back before they may move again.
      void getComputedStyle(root).color
      still.remove()
    })
  if (violations.length === 0) return
  const found = violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${help}\n${html}\n${failureSummary ?? ''}`),
  )
  throw new Error(`In the ${other} theme:\n${found.join('\n')}`)
}

afterEach(async ({ story, task }) => {
  // Everything that axe looked at: 80 kB for each story, which are for Storybook's own pages where those began the run.
  if (import.meta.env.VITEST_STORYBOOK === 'false') delete (task.meta as { reports?: unknown }).reports
  if (story === undefined || task.result?.state === 'fail') return
  await checkOtherTheme(story.parameters.a11y?.context?.exclude)
})
