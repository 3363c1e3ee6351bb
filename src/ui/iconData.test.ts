import { describe, expect, it } from 'vitest';
import { iconBody, outline } from './iconData.ts';

describe('the outline of an icon', () => {
  it('has its points on whole units of the same grid', () => {
    const { body, width, height } = outline('ph:gear');
    expect({ width, height }).toEqual({ width: iconBody('ph:gear').width, height: iconBody('ph:gear').height });
    expect(body).toMatch(/^<path fill="currentColor" d="[^"]+"\/>$/);
    expect(body).not.toContain('.');
    expect(iconBody('ph:gear').body).toMatch(/\.\d/);
  });

  it('says which icon there is not', () => {
    expect(() => outline('ph:no-such-icon')).toThrow("No icon 'ph:no-such-icon'");
  });
});
