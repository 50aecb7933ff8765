import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, X } from 'lucide-react'
import { expect } from 'storybook/test'
import { css } from '@tandem/design-system/css'
import { tokenValues } from '@tandem/design-system/token-values'
import type { TokenName } from '@tandem/design-system/token-values'
import source from '../../theme/tokens.json' with { type: 'json' }
import { Badge } from '../badge/badge.tsx'
import { Grid } from '../layout/grid.tsx'
import { Inline } from '../layout/inline.tsx'
import { Stack } from '../layout/stack.tsx'
import { Text } from '../text/text.tsx'
import { colourOf, colourPairs, contrast, verdict } from './contrast.ts'
import { Section, Specimen } from './example-specimen.tsx'
import type { Pair, Theme } from './contrast.ts'

const meta = { title: 'Colour' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const variable = (name: string) => `var(--colors-${name.replaceAll('.', '-')})`
const tokensOf = (group: object) =>
  Object.entries(group).filter(([name]) => !name.startsWith('$')) as [string, { $description?: string }][]

const swatch = css({
  height: 'control-touch',
  borderRadius: 'md',
  border: '1px solid',
  borderColor: 'border.subtle',
})

function Swatch({ name, description }: { name: string; description?: string | undefined }) {
  const { light, dark } = tokenValues[`colors.${name}` as TokenName] as Record<Theme, string>
  const worth = light === dark ? light : `${light} · ${dark} in the dark`
  return (
    <Specimen name={name} note={description === undefined ? worth : `${worth} · ${description}`}>
      <div className={swatch} style={{ background: variable(name) }} />
    </Specimen>
  )
}

const { $type: _type, ...meanings } = source.semantic
const { $type: _paletteType, ...palette } = source.color

/** The names that components use: a meaning, with a colour in each theme. */
export const Meanings: Story = {
  render: () => (
    <Stack gap="8">
      {Object.entries(meanings).map(([group, tokens]) => (
        <Section key={group} title={group}>
          <Grid columns={4} gap="3">
            {tokensOf(tokens).map(([name, { $description }]) => (
              <Swatch key={name} name={`${group}.${name}`} description={$description} />
            ))}
          </Grid>
        </Section>
      ))}
    </Stack>
  ),
}

const ground = css({
  borderRadius: 'md',
  border: '1px solid',
  borderColor: 'border.subtle',
  paddingBlock: '3',
  paddingInline: '4',
  minHeight: '16',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
})
const shape = css({ width: '6', height: '6', borderRadius: 'full' })

/** Truncated, so that 4.496 is never shown as the 4.5 that it doesn't reach. */
const figure = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)

function Level({ of, on, use, theme, moreContrast }: Pair & { theme: Theme; moreContrast?: boolean }) {
  const ratio = contrast(colourOf(of, theme, moreContrast), colourOf(on, theme, moreContrast))
  const level = verdict(ratio, use)
  const result = level === 'not asked for' ? figure(ratio) : `${figure(ratio)} ${level}`
  return (
    <Inline gap="2">
      <Text as="span" size="xs" tone="muted">
        {moreContrast ? `${theme}, more` : theme}
      </Text>
      {level === 'not asked for' ? (
        <Text as="span" size="xs" numeric>
          {result}
        </Text>
      ) : (
        <Badge
          tone={level === 'fails' ? 'danger' : 'success'}
          icon={level === 'fails' ? <X aria-hidden /> : <Check aria-hidden />}
        >
          {result}
        </Badge>
      )}
    </Inline>
  )
}

function PairSample({ pair }: { pair: Pair }) {
  const { of, on, use } = pair
  const changes = (['light', 'dark'] as const).some(
    (theme) =>
      colourOf(of, theme) !== colourOf(of, theme, true) || colourOf(on, theme) !== colourOf(on, theme, true),
  )
  return (
    <Stack gap="2">
      <div className={ground} style={{ background: variable(on), color: variable(of) }}>
        {use === 'words' ? (
          <Text as="span" size="md" tone="inherit">
            Ağaç gölgesi 1.234
          </Text>
        ) : (
          <span className={shape} style={{ background: variable(of) }} />
        )}
      </div>
      <Text as="span" size="xs">{`${of} on ${on}`}</Text>
      <Stack gap="1">
        <Level {...pair} theme="light" />
        <Level {...pair} theme="dark" />
        {changes && <Level {...pair} theme="light" moreContrast />}
        {changes && <Level {...pair} theme="dark" moreContrast />}
      </Stack>
    </Stack>
  )
}

/**
 * Which colours are used on which, with the contrast calculated from the tokens. WCAG 2.2 requires 4.5 for
 * text (AAA: 7), 3 for shapes that people must recognise, and nothing for disabled elements.
 */
export const Contrast: Story = {
  render: () => (
    <Stack gap="8">
      {Object.entries(colourPairs).map(([group, pairs]) => (
        <Section key={group} title={group}>
          <Grid columns={4} gap="4">
            {pairs.map((pair) => (
              <PairSample key={`${pair.of} ${pair.on}`} pair={pair} />
            ))}
          </Grid>
        </Section>
      ))}
    </Stack>
  ),
}

const themed = css({ background: 'bg.canvas', color: 'fg.default', padding: '4', borderRadius: 'md' })
const edged = css({ border: '1px solid', borderColor: 'border.default', borderRadius: 'md', padding: '4' })

/**
 * What changes when readers prefer more contrast: muted text becomes normal text, light borders become those
 * of controls.
 */
export const MoreContrast: Story = {
  globals: { contrast: 'more' },
  render: () => (
    <Grid columns={2}>
      {[undefined, 'dark'].map((theme) => (
        <div key={theme ?? 'page'} className={themed} data-theme={theme}>
          <div className={edged}>
            <Text tone="default">{`Plain words, ${theme ?? 'page'}`}</Text>
            <Text tone="muted">{`Quiet words, ${theme ?? 'page'}`}</Text>
            <Text tone="subtle">{`Quieter words, ${theme ?? 'page'}`}</Text>
          </div>
        </div>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const theme of ['page', 'dark']) {
      const [plain, ...quiet] = canvas.getAllByText(new RegExp(` words, ${theme}$`))
      for (const words of quiet)
        await expect(getComputedStyle(words).color).toBe(getComputedStyle(plain as HTMLElement).color)
    }
  },
}

/** The colours behind the meanings. Components never use them directly; lint refuses it. */
export const Palette: Story = {
  // Only swatches, like those of the meanings.
  tags: ['!test'],
  render: () => (
    <Stack gap="8">
      {Object.entries(palette).map(([hue, steps]) => (
        <Section key={hue} title={hue}>
          <Grid columns={4} gap="3">
            {tokensOf(steps).map(([step]) => (
              <Swatch key={step} name={`palette.${hue}.${step}`} />
            ))}
          </Grid>
        </Section>
      ))}
    </Stack>
  ),
}
