import { Switcher } from '@tandem/design-system'
import { numberStyles } from '@tandem/format'
import type { NumberStyle } from '@tandem/format'
import { numberStyleAtom, updateMetaMutation } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { SettingRow } from '../frame/setting-row.tsx'
import { useAppearanceText } from './messages.ts'

/** An amount as it looks with each choice. The names of languages would not say how their numbers look. */
const samples: Record<NumberStyle, string> = { tr: '1.234,56', en: '1,234.56', fr: '1\u202f234,56' }

/** Which separators numbers have. Files keep plain numbers for programs that read them. */
export function NumbersChoice() {
  const text = useAppearanceText()
  const style = useAtomValue(numberStyleAtom)
  const { mutate } = useMutation(updateMetaMutation)
  return (
    <SettingRow title={text('numbers.label')} hint={text('numbers.hint')}>
      <Switcher
        look="field"
        label={text('numbers.label')}
        options={numberStyles.map((value) => ({ value, label: samples[value] }))}
        value={style}
        onValueChange={(value) => mutate({ number_style: value })}
      />
    </SettingRow>
  )
}
