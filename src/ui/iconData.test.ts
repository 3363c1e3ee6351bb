import { describe, expect, it } from 'vitest';
import { iconBody, outline } from './iconData.ts';

describe('the outline of an icon', () => {
  it('has integer coordinates on the same grid', () => {
    const { body, width, height } = outline('ph:gear');
    expect({ width, height }).toEqual({ width: iconBody('ph:gear').width, height: iconBody('ph:gear').height });
    expect(body).toMatch(/^<path fill="currentColor" d="[^"]+"\/>$/);
    expect(body).not.toContain('.');
    expect(iconBody('ph:gear').body).toMatch(/\.\d/);
  });

  it('names an unknown icon in the error', () => {
    expect(() => outline('ph:no-such-icon')).toThrow("No icon 'ph:no-such-icon'");
  });
});
