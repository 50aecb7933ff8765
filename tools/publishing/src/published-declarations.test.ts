import { expect, test } from 'vitest'
import { publishedDeclarations } from './published-declarations.ts'

test('names the package that hosts install', () =>
  expect(publishedDeclarations(`import type { Query } from "@tanstack/query-core";`)).toBe(
    `import type { Query } from "@tanstack/react-query";`,
  ))

test('names generated declarations by their code, which every compiler may import', () =>
  expect(publishedDeclarations(`export * from './css.d.ts';\nexport * from '../types/index.d.ts';`)).toBe(
    `export * from './css.js';\nexport * from '../types/index.js';`,
  ))

test('leaves out the types of Panda for authors of recipes', () =>
  expect(
    publishedDeclarations(`/* eslint-disable */\nimport './global.d.ts'\nexport * from './recipe.d.ts';`),
  ).toBe(`/* eslint-disable */\nexport * from './recipe.js';`))
