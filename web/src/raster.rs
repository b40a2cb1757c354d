//! Our drawings as PNG, for those who take no SVG: what keeps installed apps, and chat programs that look at links.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{ImageHrefResolver, ImageKind, Options, Tree};

use crate::assets;

/// What letters are drawn with. Ours are there on every machine; names in alphabets that it lacks are drawn with the system's, if
/// it has them.
static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    fonts.load_font_data(epaint_default_fonts::UBUNTU_LIGHT.to_vec());
    fonts.load_system_fonts();
    fonts.set_serif_family(FAMILY);
    fonts.set_sans_serif_family(FAMILY);
    Arc::new(fonts)
});

const FAMILY: &str = "Ubuntu";

/// Draws this so many pixels wide. Pictures in it are those of the house, by their addresses, and no others.
pub fn png(svg: &str, width: u32) -> Option<Vec<u8>> {
    let tree = Tree::from_str(svg, &options()).ok()?;
    let scale = width as f32 / tree.size().width();
    let mut pixels = Pixmap::new(width, (tree.size().height() * scale).round() as u32)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().ok()
}

fn options() -> Options<'static> {
    let nothing = |_: &str, _: Arc<Vec<u8>>, _: &Options<'_>| None;
    let ours = |address: &str, _: &Options<'_>| {
        let tree = Tree::from_str(assets::picture(address)?, &plain()).ok()?;
        Some(ImageKind::SVG(tree))
    };
    let image_href_resolver = ImageHrefResolver { resolve_data: Box::new(nothing), resolve_string: Box::new(ours) };
    Options { image_href_resolver, ..plain() }
}

fn plain() -> Options<'static> {
    Options { fontdb: FONTS.clone(), font_family: FAMILY.to_owned(), ..Options::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pixels(png: &[u8]) -> Pixmap {
        Pixmap::decode_png(png).unwrap()
    }

    #[test]
    fn every_picture_of_the_house_can_be_drawn_and_no_other_is_fetched() {
        let mut addresses: Vec<String> = shelf::NAMES.iter().map(|game| assets::of_game(game).cover.clone()).collect();
        addresses.extend((0..portraits::all().count()).map(|number| assets::portrait(number).to_owned()));
        for address in addresses {
            let svg = format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><image href="{address}" width="40" height="40"/></svg>"#
            );
            let drawn = pixels(&png(&svg, 40).unwrap());
            assert!(drawn.pixels().iter().any(|pixel| pixel.alpha() > 0), "{address} is empty");
        }
        let file = std::env::temp_dir().join(format!("hoirie-raster-{}.svg", std::process::id()));
        std::fs::write(&file, assets::SEAL).unwrap();
        for elsewhere in
            [file.to_str().unwrap(), "/assets/house.js", "../assets/seal.svg", "data:image/svg+xml,&lt;svg/>"]
        {
            let svg = format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><image href="{elsewhere}" width="40" height="40"/></svg>"#
            );
            let drawn = pixels(&png(&svg, 40).unwrap());
            assert!(drawn.pixels().iter().all(|pixel| pixel.alpha() == 0), "{elsewhere} was drawn");
        }
        std::fs::remove_file(file).unwrap();
    }

    #[test]
    fn letters_are_drawn_on_a_machine_without_fonts() {
        let svg = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40"><text x="4" y="30" font-size="30">Zoé Łukasz</text></svg>"#;
        let drawn = pixels(&png(svg, 200).unwrap());
        assert!(drawn.pixels().iter().filter(|pixel| pixel.alpha() > 0).count() > 300);
    }
}
