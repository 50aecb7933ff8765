import { Switcher } from '@tandem/design-system'
import { formatDate, language, languageNames, languages } from '@tandem/format'
import { useUser } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { SettingRow } from '../frame/setting-row.tsx'
import { useAppearanceText } from './messages.ts'
import { chooseLanguageMutation } from '../profile/queries.ts'

/** The language of the product for the signed-in user. The app reloads in the new language when it is saved. */
export function LanguageChoice() {
  const text = useAppearanceText()
  const { language: chosen } = useUser()
  const { mutate, variables, isPending } = useMutation(chooseLanguageMutation)
  const shown = isPending ? variables : (chosen ?? language())
  return (
    <SettingRow
      title={text('language.label')}
      hint={text('language.hint', { date: formatDate('2026-11-03', 'UTC') })}
    >
      <Switcher
        look="field"
        label={text('language.label')}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={shown}
        onValueChange={(value) => mutate(value)}
      />
    </SettingRow>
  )
}
