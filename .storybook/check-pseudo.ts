import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { whatClips, whatItSpills } from './find-clipped.ts'
import { forgetAnswers, isUntranslated } from './find-untranslated.ts'
import { allowed } from './pseudo-allowed.ts'
import { nameOf, visibleTexts } from './visible-texts.ts'

const looks = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
].flatMap((size) => (['ltr', 'rtl'] as const).map((direction) => ({ ...size, direction })))

/** Resolves once the page has looked the same for some frames. */
async function settle() {
  const look = () => `${document.body.innerHTML.length} ${document.documentElement.scrollWidth}`
  let [before, same] = ['', 0]
  for (let frame = 0; frame < 120 && same < 4; frame++) {
    await new Promise(requestAnimationFrame)
    const now = look()
    same = now === before ? same + 1 : 0
    before = now
  }
}

/** What is wrong with the shown story of a file: a line for each text. */
async function problemsOf(id: string, file: string): Promise<string[]> {
  const problems = new Set<string>()
  const report = (what: string, element: Element | null, text: string) => {
    const isAllowed = allowed.some(({ stories, texts }) => stories.test(id) && texts.test(text))
    if (!isAllowed) problems.add(`${what}: ${element ? `${nameOf(element)}: ` : ''}${text}`)
  }
  for (const { width, height, direction } of looks) {
    document.documentElement.dir = direction
    await page.viewport(width, height)
    await settle()
    const at = `${width} ${direction}`
    for (const shown of visibleTexts()) {
      if (isUntranslated(shown, file)) report('untranslated', shown.element, shown.text)
      const clips = whatClips(shown)
      if (clips === 'window') report(`outside the window at ${at}`, shown.element, shown.text)
      else if (clips) report(`clipped at ${at}`, clips, shown.text)
      const control = whatItSpills(shown)
      if (control) report(`wider than its control at ${at}`, control, shown.text)
    }
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth + 1) report(`page scrolls sideways at ${at}`, null, `${scrollWidth} px`)
  }
  return [...problems]
}

afterEach(async ({ story, task }) => {
  if (story === undefined || task.result?.state === 'fail') return
  // As in Storybook, which leaves space around components.
  document.body.style.padding = story.parameters.layout === 'fullscreen' ? '0' : '1rem'
  const file = task.file.filepath.replace(/^.*\/(?=(?:libs|apps)\/)/, '')
  const problems = await problemsOf(story.id, file).finally(async () => {
    document.documentElement.dir = 'ltr'
    document.body.style.padding = ''
    forgetAnswers()
    await page.viewport(1280, 800)
  })
  if (problems.length > 0) throw new Error(`${story.id} in the pseudo-language:\n${problems.join('\n')}`)
})
