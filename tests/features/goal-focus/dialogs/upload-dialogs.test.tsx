// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { UPLOAD_BYTES_MAX } from '../../../../src/features/goal-focus/constants.ts';
import { OversizeDialog } from '../../../../src/features/goal-focus/dialogs/OversizeDialog.tsx';
import { TutorialDialog } from '../../../../src/features/goal-focus/dialogs/TutorialDialog.tsx';
import { imageCrop } from '../../../../src/features/image-crop/tool.ts';
import { click, render } from '../../../app/render.tsx';
import { buttonOf } from '../../../shared/dom.ts';

const dialog = () => document.querySelector('[role="dialog"]');
const file = { name: '海边.png', size: 5 * 1024 * 1024 };

function renderOversize(pages = [imageCrop]) {
  const onClose = vi.fn();
  const onTutorial = vi.fn();
  const content = (
    <MemoryRouter>
      <OversizeDialog isOpen file={file} onClose={onClose} onTutorial={onTutorial} />
    </MemoryRouter>
  );
  return render(content, pages).then(() => ({ onClose, onTutorial }));
}

describe('OversizeDialog', () => {
  it('names the limit, the file and its size', async () => {
    await renderOversize();
    expect(UPLOAD_BYTES_MAX).toBe(3 << 20);
    expect(dialog()?.textContent).toContain('图片文件过大');
    expect(dialog()?.textContent).toContain('上传的图片大小不能超过 3MB');
    expect(dialog()?.textContent).toContain('「海边.png」有 5.0 MB');
  });

  it('links to the page that compresses pictures in a new tab, so that the edited text stays', async () => {
    await renderOversize();
    const link = dialog()?.querySelector('a');
    expect(link?.textContent).toBe('打开图片裁剪（在新标签页打开）');
    expect(link?.getAttribute('href')).toBe('/portal/image-crop');
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener']);
  });

  it('leaves the link out while no page opens pictures', async () => {
    await renderOversize([]);
    expect(dialog()?.querySelector('a')).toBeNull();
    expect(buttonOf('怎样复制图片地址')).toBeDefined();
  });

  it('opens the tutorial and closes', async () => {
    const { onClose, onTutorial } = await renderOversize();
    await click(buttonOf('怎样复制图片地址'));
    expect(onTutorial).toHaveBeenCalledOnce();
    await click(buttonOf('知道了'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('TutorialDialog', () => {
  it('has steps for computers and phones and the rules of an address', async () => {
    await render(<TutorialDialog isOpen onClose={vi.fn()} />);
    const named = (name: string) =>
      [...document.querySelectorAll('section')].find((section) => section.querySelector('h3')?.textContent === name);
    expect(named('电脑')?.textContent).toMatch(/右键.*复制图片地址/);
    expect(named('手机')?.textContent).toMatch(/长按/);
    expect(dialog()?.textContent).toMatch(/以 https 开头.*不登录就能打开.*一张图片/);
  });

  it('draws its pictures in the page, hidden from assistive technology', async () => {
    await render(<TutorialDialog isOpen onClose={vi.fn()} />);
    const drawings = [...document.querySelectorAll('section svg')];
    expect(drawings.map((drawing) => drawing.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
    expect(dialog()?.querySelector('img')).toBeNull();
  });

  it('closes by its button', async () => {
    const onClose = vi.fn();
    await render(<TutorialDialog isOpen onClose={onClose} />);
    await click(buttonOf('知道了'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
