import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isClientModule } from './client-modules.ts'
import { publicPackages } from './public-packages.ts'

describe('a module of a package', () => {
  it.each(["import { jsx } from 'react/jsx-runtime'", "import { useState } from 'react'"])(
    'is for the client when it has %s',
    (line) => expect(isClientModule('module.js', line)).toBe(true),
  )

  it.each([
    "export { Button } from './button.js'",
    "import { useAtomValue } from 'jotai'",
    "// from 'react'",
  ])('is for servers too when it has %s', (line) => expect(isClientModule('module.js', line)).toBe(false))
})

/** The built modules of a staged package that a server component may not run. */
const clientModules = (name: string) => {
  const { staged } = publicPackages().find((one) => one.name === name)!
  return globSync('dist/**/*.js', { cwd: staged }).filter((path) =>
    readFileSync(resolve(staged, path), 'utf8').startsWith("'use client'"),
  )
}

describe('a staged package', () => {
  it('marks its components, but not its entry: functions beside them stay usable on servers', () => {
    const marked = clientModules('@tandem/design-system')
    expect(marked).toEqual(
      expect.arrayContaining(['dist/src/button/button.js', 'dist/src/charts/line-chart.js']),
    )
    expect(marked).not.toContain('dist/src/index.js')
    expect(marked).not.toContain('dist/src/selection/row-selection.js')
  })

  it.each(['@tandem/format', '@tandem/api-contract', '@tandem/api-server'])('%s has no mark at all', (name) =>
    expect(clientModules(name)).toEqual([]),
  )
})
