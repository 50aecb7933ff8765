import { OptionCards, Switch } from '@tandem/design-system'
import { fontAtom, fonts, sidebarAtom, themeAtom, themes, updateMetaMutation } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { Monitor, Moon, Sun } from 'lucide-react'
import { FontSample } from './font-sample.tsx'
import { NumbersChoice } from './numbers-choice.tsx'
import { SettingsSections } from '../frame/settings-sections.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { ThemeDrawing } from './theme-drawing.tsx'
import { TimesChoice } from './times-choice.tsx'
import { useAppearanceText } from './messages.ts'

const themeIcons = { light: Sun, dark: Moon, system: Monitor }

/**
 * Tandem's appearance for the signed-in user: each choice shows immediately, and is reverted if it can't be
 * saved.
 */
export function Component() {
  const text = useAppearanceText()
  const { mutate } = useMutation(updateMetaMutation)
  const theme = useAtomValue(themeAtom)
  const font = useAtomValue(fontAtom)
  const [isSidebarOpen, setSidebarOpen] = useAtom(sidebarAtom)

  const chooseSidebar = (isOpen: boolean) => {
    setSidebarOpen(isOpen)
    mutate({ show_sidebar_menu: isOpen ? '1' : '0' }, { onError: () => setSidebarOpen(null) })
  }
  return (
    <SettingsSections>
      <section>
        <OptionCards
          prominent
          columns={3}
          label={text('theme.label')}
          hint={text('theme.hint')}
          value={theme}
          onValueChange={(value) => mutate({ theme: value })}
          options={themes.map((value) => {
            const Icon = themeIcons[value]
            return {
              value,
              label: text(`theme.${value}`),
              icon: <Icon size={16} aria-hidden />,
              art: <ThemeDrawing theme={value} />,
            }
          })}
        />
      </section>
      <section>
        <OptionCards
          prominent
          columns={4}
          label={text('font.label')}
          hint={text('font.hint')}
          value={font}
          onValueChange={(value) => mutate({ font: value })}
          options={fonts.map((value) => ({
            value,
            label: text(`font.${value}`),
            sample: <FontSample font={value} />,
          }))}
        />
      </section>
      <section>
        <LanguageChoice />
      </section>
      <section>
        <NumbersChoice />
      </section>
      <section>
        <TimesChoice />
      </section>
      <section>
        <Switch
          label={text('sidebar.label')}
          hint={text('sidebar.hint')}
          checked={isSidebarOpen}
          onCheckedChange={chooseSidebar}
        />
      </section>
    </SettingsSections>
  )
}
