import { describe, expect, expectTypeOf, it } from 'vitest';
import { fillPath, href } from '#kit/href.ts';
import type { KnownPath, PathParams } from '#kit/href.ts';

describe('href', () => {
  it('is the path itself where it has no parameters', () => {
    expect(href('/')).toBe('/');
    expect(href('/ai/consensus')).toBe('/ai/consensus');
    expect(href('/Directory')).toBe('/Directory');
  });

  it('fills in and encodes parameters', () => {
    expect(href('/ebooks/:id', { id: 7 })).toBe('/ebooks/7');
    expect(href('/blog/:slug', { slug: 'a/b c?d#é' })).toBe('/blog/a%2Fb%20c%3Fd%23%C3%A9');
    expect(href('/:handle/ness', { handle: 'anna' })).toBe('/anna/ness');
    expect(href('/business/:businessId/dashboard', { businessId: 'b1' })).toBe('/business/b1/dashboard');
  });

  it('keeps the slashes of a splat', () => {
    expect(href('/search/*', { '*': 'red pandas/in nature' })).toBe('/search/red%20pandas/in%20nature');
  });

  it('leaves out an optional parameter', () => {
    expect(href('/marketplace/:section?')).toBe('/marketplace');
    expect(href('/marketplace/:section?', {})).toBe('/marketplace');
    expect(href('/marketplace/:section?', { section: 'jobs' })).toBe('/marketplace/jobs');
  });

  it('appends a query, without what is not given', () => {
    expect(href('/university', { track: 'tutorials' })).toBe('/university?track=tutorials');
    expect(href('/login', { return_url: '/a?b=c&d', none: undefined, nothing: null })).toBe(
      '/login?return_url=%2Fa%3Fb%3Dc%26d',
    );
    expect(href('/login', {})).toBe('/login');
    expect(href('/ebooks/:id', { id: 'x' }, { page: 0, full: false })).toBe('/ebooks/x?page=0&full=false');
    // A parameter may itself be called `query`.
    expect(href('/v2/:query', { query: 'hi' }, { q: 1 })).toBe('/v2/hi?q=1');
  });

  it('survives half a surrogate pair', () => {
    expect(href('/v2/:query', { query: 'a\ud83d' })).toBe('/v2/a%EF%BF%BD');
  });

  it('refuses an empty parameter, which would be another page', () => {
    expect(() => href('/ebooks/:id', { id: '' })).toThrow('needs a value');
    expect(() => fillPath('/search/*', {})).toThrow('needs a value');
  });
});

describe('types of href', () => {
  it('know the paths of the page table, aliases included', () => {
    expectTypeOf<'/ai/consensus'>().toExtend<KnownPath>();
    expectTypeOf<'/ai/consensus-v4'>().toExtend<KnownPath>();
    expectTypeOf<'/search/*'>().toExtend<KnownPath>();
    expectTypeOf<string>().not.toExtend<KnownPath>();
    expectTypeOf<'/no/such/page'>().not.toExtend<KnownPath>();
  });

  it('know the parameters of a path', () => {
    expectTypeOf<keyof PathParams<'/business/:businessId/dashboard'>>().toEqualTypeOf<'businessId'>();
    expectTypeOf<keyof PathParams<'/search/*'>>().toEqualTypeOf<'*'>();
    expectTypeOf<{}>().toExtend<PathParams<'/marketplace/:section?'>>();
    expectTypeOf<{}>().not.toExtend<PathParams<'/ebooks/:id'>>();
  });

  it('refuse what is wrong', () => {
    // Never called: the lines are for the type checker.
    const wrong = () => [
      // @ts-expect-error no such page
      href('/no/such/page'),
      // @ts-expect-error the parameter is missing
      href('/ebooks/:id'),
      // @ts-expect-error another parameter
      href('/ebooks/:id', { slug: 'x' }),
      // @ts-expect-error one parameter too many
      href('/ebooks/:id', { id: 'x', slug: 'y' }),
      // @ts-expect-error not a value of an address
      href('/ebooks/:id', { id: undefined }),
      // @ts-expect-error the splat is missing
      href('/search/*', {}),
      // @ts-expect-error no parameters, so one argument at most
      href('/login', {}, {}),
    ];
    expect(wrong).toBeTypeOf('function');
  });
});
