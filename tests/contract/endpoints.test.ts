import { describe, expect, test } from 'vitest'
import { endpoints } from '#app/contract/endpoints.ts'
import { describeApi } from '#app/contract/openapi.ts'
import routes from '#app/routes.ts'

const apiPaths = (routes as { file: string; path?: string }[])
  .filter(({ file, path }) => file.startsWith('routes/api/') && !path!.endsWith('*'))
  .map(({ path }) => `/${path}`.replace(/:(\w+)/g, '{$1}'))

describe('the table of calls', () => {
  test('holds every address of the API, and no other', () => {
    expect([...new Set(endpoints.map(({ path }) => path))].sort()).toEqual(apiPaths.sort())
  })
  test('names each call once', () => {
    const names = endpoints.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('the description', () => {
  const description = describeApi('1.2.3') as {
    openapi: string
    paths: Record<string, Record<string, unknown>>
    components: { schemas: Record<string, unknown> }
  }
  test('is OpenAPI 3.1 with every reference resolved', () => {
    expect(description.openapi).toBe('3.1.0')
    const references = [...JSON.stringify(description).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!)
    expect(references.length).toBeGreaterThan(20)
    expect(references.filter((name) => !(name in description.components.schemas))).toEqual([])
  })
  test('is made from the schemas that validate', () => {
    const signUp = JSON.stringify(description.paths['/api/v1/users']!.post)
    expect(signUp).toContain('"required":["email","password","first_name","last_name"]')
    expect(JSON.stringify(description.paths['/api/v1/{kind}']!.get)).toContain('"name":"filter","in":"query"')
    expect(JSON.stringify(description.components.schemas.Document)).toContain('ftp_quantity')
  })
})
