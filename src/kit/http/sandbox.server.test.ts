import { expect, test } from 'vitest';
import { sandboxed } from './sandbox.server.ts';

const policy = (response: Response) => response.headers.get('content-security-policy')!;

test('what is shown there has no origin, loads nothing and sends nothing', () => {
  const csp = policy(sandboxed('<script>alert(1)</script>'));
  expect(csp).toMatch(/^sandbox;/);
  expect(csp).toContain("default-src 'none'");
  expect(csp).toContain("form-action 'none'");
  expect(csp).toContain("object-src 'none'");
  expect(csp).toContain("frame-ancestors 'self'");
  expect(csp).not.toContain('allow-same-origin');
});

test('scripts run only where they are meant to, and still without our origin', () => {
  const csp = policy(sandboxed('<script>1</script>', { scripts: true }));
  expect(csp).toMatch(/^sandbox allow-scripts allow-forms;/);
  expect(csp).toContain("form-action 'none'");
  expect(csp).toContain("worker-src 'none'");
  expect(csp).toContain("frame-src 'none'");
  expect(csp).toContain("require-trusted-types-for 'script'; trusted-types default;");
  expect(csp).not.toContain('allow-same-origin');
  expect(csp).not.toContain('connect-src');
});

test('only the hosts that someone allowed can be called, over HTTPS', () => {
  const csp = policy(sandboxed('', { scripts: true, hosts: ['api.example.com'] }));
  expect(csp).toContain('connect-src https://api.example.com;');
});
