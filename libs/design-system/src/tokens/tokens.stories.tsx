import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@tandem/design-system/css'
import { token, type Token } from '@tandem/design-system/tokens'
import source from '../../theme/tokens.json' with { type: 'json' }
import { Grid } from '../layout/grid.tsx'
import { Inline } from '../layout/inline.tsx'
import { Stack } from '../layout/stack.tsx'
import { Heading } from '../text/heading.tsx'
import { Text } from '../text/text.tsx'

const meta = { title: 'Tokens' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const names = (group: object) => Object.keys(group).filter((name) => !name.startsWith('$'))
const cssVariable = (path: string) => token.var(path as Token)

const swatch = css({
  height: 'control-touch',
  borderRadius: 'md',
  border: '1px solid',
  borderColor: 'border.subtle',
})
const block = css({ background: 'accent.solid', height: '4' })
const square = css({
  background: 'bg.surface',
  border: '1px solid',
  borderColor: 'border.control',
  width: '16',
  height: '16',
})

const { $type: _type, ...colorGroups } = source.semantic

export const Colour: Story = {
  render: () => (
    <Stack gap="6">
      {Object.entries(colorGroups).map(([group, tokens]) => (
        <Stack as="section" gap="2" key={group}>
          <Heading level={2}>{group}</Heading>
          <Grid columns={4} gap="3">
            {names(tokens).map((name) => (
              <Stack gap="1" key={name}>
                <div className={swatch} style={{ background: cssVariable(`colors.${group}.${name}`) }} />
                <Text size="xs">{`${group}.${name}`}</Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
}

const textStyles = {
  '3xl': css({ textStyle: '3xl' }),
  '2xl': css({ textStyle: '2xl' }),
  xl: css({ textStyle: 'xl' }),
  lg: css({ textStyle: 'lg' }),
  md: css({ textStyle: 'md' }),
  sm: css({ textStyle: 'sm' }),
  xs: css({ textStyle: 'xs' }),
  '2xs': css({ textStyle: '2xs' }),
}

export const Type: Story = {
  render: () => (
    <Stack>
      {Object.entries(textStyles).map(([name, className]) => (
        <Stack gap="0" key={name}>
          <Text size="2xs" tone="muted">
            {name}
          </Text>
          <p className={className}>Ağaç gölgesi İstanbul’da, Şişli: 1.234 12,3K ₺1.427,00</p>
        </Stack>
      ))}
    </Stack>
  ),
}

export const Space: Story = {
  render: () => (
    <Stack gap="2">
      {names(source.space).map((name) => (
        <Inline key={name}>
          <Text size="xs" numeric style={{ width: 32 }}>
            {name}
          </Text>
          <div className={block} style={{ width: cssVariable(`spacing.${name}`) }} />
        </Inline>
      ))}
    </Stack>
  ),
}

export const RadiusAndShadow: Story = {
  render: () => (
    <Inline gap="6" wrap>
      {names(source.radius).map((name) => (
        <Stack gap="1" key={name} align="center">
          <div className={square} style={{ borderRadius: cssVariable(`radii.${name}`) }} />
          <Text size="xs">{name}</Text>
        </Stack>
      ))}
      {names(source.shadow).map((name) => (
        <Stack gap="1" key={name} align="center">
          <div className={square} style={{ boxShadow: cssVariable(`shadows.${name}`) }} />
          <Text size="xs">{name}</Text>
        </Stack>
      ))}
    </Inline>
  ),
}

const mover = css({
  background: 'accent.solid',
  borderRadius: 'sm',
  width: '8',
  height: '8',
  transitionProperty: '[transform]',
  transitionTimingFunction: 'enter',
  _groupHover: { transform: 'translateX(64px)' },
  _groupFocus: { transform: 'translateX(64px)' },
})

export const Motion: Story = {
  render: () => (
    <button type="button" className={`group ${css({ textAlign: 'start' })}`}>
      <Stack as="span" gap="2">
        <Text as="span" size="sm" tone="muted">
          Point here. Under reduced motion only the fast one is left.
        </Text>
        {['fast', 'base', 'slow', 'overlay'].map((name) => (
          <Inline as="span" key={name}>
            <Text as="span" size="xs" style={{ width: 64 }}>
              {name}
            </Text>
            <span className={mover} style={{ transitionDuration: cssVariable(`durations.${name}`) }} />
          </Inline>
        ))}
      </Stack>
    </button>
  ),
}
