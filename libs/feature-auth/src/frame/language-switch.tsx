import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { language, languageNames, languages } from '@tandem/format'
import type { Language } from '@tandem/format'
import { keepLanguage } from '@tandem/session'
import { authMessages } from '../messages.ts'
import { useKeepTyped } from './use-typed-before.ts'

/**
 * The languages, each by its own name. Choosing one keeps it on this device and opens the page again, with
 * what was typed; without script the
 * host does both, since the form is sent to the address of the page.
 */
export function LanguageSwitch() {
  const keepTyped = useKeepTyped()
  const choose = async (value: Language) => {
    keepLanguage(value)
    await keepTyped()
    // Unlike a new page, it keeps the history entry, which may hold the link of a mail.
    window.location.reload()
  }
  return (
    <form method="post" aria-label={authMessages.text('layout.language')} className={choices}>
      {languages.map((value) =>
        value === language() ? (
          <span key={value} lang={value} aria-current="true">
            {languageNames[value]}
          </span>
        ) : (
          <button
            key={value}
            name="language"
            value={value}
            lang={value}
            className={link()}
            onClick={(event) => {
              event.preventDefault()
              void choose(value)
            }}
          >
            {languageNames[value]}
          </button>
        ),
      )}
    </form>
  )
}

const choices = css({
  display: 'flex',
  gap: '3',
  marginTop: '6',
  textStyle: 'xs',
  color: 'fg.muted',
  _print: { display: 'none' },
})
